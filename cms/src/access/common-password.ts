import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { appFolder } from '../environment/app-folder.ts'

/** The most common leaked passwords of ten or more characters, in lower case: from zxcvbn and Django. */
const leaked = new Set(
  readFileSync(join(appFolder, 'src/access/common-passwords.txt'), 'utf8').split('\n').filter(Boolean),
)

/** Words that are too short for a password but become one with digits: `welkom2026!`. */
const beginnings = new Set([
  ...[
    'admin',
    'beheer',
    'beheerder',
    'computer',
    'geheim',
    'hallo',
    'internet',
    'lente',
    'herfst',
    'inloggen',
  ],
  ...[
    'januari',
    'februari',
    'maart',
    'april',
    'juni',
    'juli',
    'augustus',
    'september',
    'oktober',
    'november',
  ],
  ...[
    'december',
    'maandag',
    'dinsdag',
    'woensdag',
    'donderdag',
    'vrijdag',
    'zaterdag',
    'zondag',
    'nederland',
  ],
  ...['amsterdam', 'rotterdam', 'utrecht', 'eindhoven', 'feyenoord', 'ajax', 'psv', 'oranje', 'voetbal'],
  ...['wachtwoord', 'welkom', 'winter', 'zomer', 'website', 'webshop', 'magazijn', 'logistiek', 'fulfilment'],
  ...['administrator', 'changeme', 'football', 'iloveyou', 'letmein', 'login', 'monkey', 'pass', 'password'],
  ...['qwerty', 'qwertz', 'azerty', 'secret', 'spring', 'summer', 'autumn', 'sunshine', 'test', 'testing'],
  ...['user', 'welcome', 'default', 'master', 'dragon', 'abc', 'abcd', 'abcdef', 'asdf', 'asdfgh'],
  ...['passwort', 'geheimnis', 'hallo', 'sommer', 'herbst', 'fruehling', 'schatz', 'willkommen', 'fussball'],
])

const lookalikes: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Whether a password is among the first anyone would try. */
export function isCommonPassword(password: string) {
  const lower = password.toLowerCase()
  const word = lower.replace(/[\d\W_]+$/, '')
  const plain = lower.replace(/[013457@$!]/g, (character) => lookalikes[character] ?? character)
  return (
    [lower, plain, word, plain.slice(0, word.length)].some(isKnown) || isRepetition(lower) || isRun(lower)
  )
}

function isKnown(text: string) {
  return leaked.has(text) || beginnings.has(text)
}

/** `aaaaaaaaaa`, `abcabcabcabc`. */
function isRepetition(text: string) {
  return /^(.{1,4})\1+.{0,3}$/su.test(text)
}

/** `abcdefghij`, `0987654321`. */
function isRun(text: string) {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  const first = steps[0] ?? 0
  return Math.abs(first) === 1 && steps.filter((step) => step === first).length >= steps.length - 1
}
