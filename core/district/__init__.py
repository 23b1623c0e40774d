"""District Commander: the rules, its module Orrin Valley, and the bots."""
