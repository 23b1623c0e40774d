"""All that is said to people, in one place: a translation replaces these modules and nothing else.

The rules speak in stable words, codes of reasons and the cards' own texts; everything else that a
person reads is written here. Modules that the title needs import nothing heavy.
"""
