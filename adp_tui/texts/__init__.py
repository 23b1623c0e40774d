"""All that the program says to people; a game has its own words beside its presenter.

The rules speak in stable words and in codes of reasons; everything that a person reads is written
in such modules. Those that the title needs import nothing heavy.
"""
