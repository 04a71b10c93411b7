import { developmentAccounts } from './development-accounts.ts'
import { logFolder } from './logs.ts'
import type { StartOptions } from './options.ts'

/** Prints one line for the user. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Prints what is running and what is still starting. */
export function status(url: string, options: StartOptions): void {
  say('')
  say(`Site      ${url}`)
  say(`          ${url}/en  ${url}/de`)
  if (options.backend) {
    say(
      `Backend   http://localhost:${options.backendPort}/admin (still starting; the site reads from its replica)`,
    )
    const { editor, reader, employer } = developmentAccounts
    say(`          editor    ${editor.email} / ${editor.password}`)
    say(`          reader    ${reader.email} / ${reader.password} (at /inloggen)`)
    say(`          employer  ${employer.email} / ${employer.password}`)
  }
  say(`          Ctrl-C stops everything; logs are in ${logFolder}.`)
  say('')
}
