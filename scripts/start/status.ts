import { logFolder } from './logs.ts'
import type { StartOptions } from './options.ts'

/** One line for the person who started the site. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Ends the process with a message and no stack trace: the person can mend it. */
export function stopWith(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

/** What is running and what is still starting. */
export function status(url: string, options: StartOptions): void {
  say('')
  say(`Site      ${url}`)
  say(`          ${url}/en  ${url}/de`)
  if (options.backend) {
    say(
      `Backend   http://localhost:${options.backendPort}/admin (still starting; the site reads from its replica)`,
    )
    say('          editor    redactie@schakel.example / Schakel-redactie-1')
    say('          reader    lezer@schakel.example / schakel-demo-2026 (at /inloggen)')
    say('          employer  werkgever@schakel.example / schakel-demo-2026')
  }
  say(`          Ctrl-C stops everything; logs are in ${logFolder}.`)
  say('')
}
