/**
 * A representative place for each pair of first digits of a Dutch postcode, from 10 to 99: the largest, or the one in
 * the middle. Close enough to search within a distance, without an address register.
 */
export const postcodeRegions = [
  // 10
  [
    'Amsterdam',
    'Amstelveen',
    'Hilversum',
    'Almere Stad',
    'Bussum',
    'Zaandam',
    'Hoorn',
    'Schagen',
    'Alkmaar',
    'Beverwijk',
  ],
  // 20
  [
    'Haarlem',
    'Hoofddorp',
    'Katwijk aan Zee',
    'Leiden',
    'Alphen aan den Rijn',
    'The Hague',
    'Delft',
    'Zoetermeer',
    'Gouda',
    'Capelle aan den IJssel',
  ],
  // 30
  [
    'Rotterdam',
    'Schiedam',
    'Spijkenisse',
    'Dordrecht',
    'Nieuwegein',
    'Utrecht',
    'Maarssen',
    'Zeist',
    'Amersfoort',
    'Veenendaal',
  ],
  // 40
  [
    'Tiel',
    'Culemborg',
    'Gorinchem',
    'Middelburg',
    'Goes',
    'Terneuzen',
    'Bergen op Zoom',
    'Roosendaal',
    'Breda',
    'Oosterhout',
  ],
  // 50
  [
    'Tilburg',
    'Waalwijk',
    "'s-Hertogenbosch",
    'Oss',
    'Uden',
    'Veldhoven',
    'Eindhoven',
    'Helmond',
    'Venray',
    'Venlo',
  ],
  // 60
  [
    'Roermond',
    'Sittard',
    'Maastricht',
    'Landgraaf',
    'Heerlen',
    'Nijmegen',
    'Wijchen',
    'Ede',
    'Arnhem',
    'Zevenaar',
  ],
  // 70
  [
    'Doetinchem',
    'Winterswijk',
    'Zutphen',
    'Apeldoorn',
    'Deventer',
    'Enschede',
    'Almelo',
    'Hardenberg',
    'Emmen',
    'Hoogeveen',
  ],
  // 80
  [
    'Zwolle',
    'Raalte',
    'Lelystad',
    'Emmeloord',
    'Heerenveen',
    'Joure',
    'Sneek',
    'Bolsward',
    'Franeker',
    'Leeuwarden',
  ],
  // 90
  [
    'Grou',
    'Dokkum',
    'Drachten',
    'Roden',
    'Assen',
    'Stadskanaal',
    'Hoogezand',
    'Groningen',
    'Zuidhorn',
    'Appingedam',
  ],
] as const satisfies readonly (readonly string[])[]
