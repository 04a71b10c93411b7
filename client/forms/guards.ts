import { trapField } from './engine-fields.ts'
import { proofFor } from './human/proofs.ts'

/** What a form has, beside its values, against programs that fill in forms. */
export interface Guards {
  /** Value of the honeypot field. */
  trap: string
  /** The token by which Cloudflare says that a person sends it; empty where there is none. */
  takeProof: () => Promise<string>
}

/** Those of a form that the page sends itself. */
export const noGuards: Guards = { trap: '', takeProof: async () => '' }

/** Those of a form that somebody pressed the button of. */
export function guardsOf(form: HTMLFormElement): Guards {
  return {
    trap: String(new FormData(form).get(trapField) ?? ''),
    takeProof: () => proofFor(form),
  }
}
