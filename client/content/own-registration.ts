import type { RegistrationState } from './registration.ts'

/** What the page of an event says of a reader's own registration for it. */
export interface OwnRegistrationState {
  state: Exclude<RegistrationState, 'cancelled'>
  /** How many it is for. */
  people: number
  /** Opens its page. */
  code: string
}

/** Carries the code of a registration that was made in this browser without an account: not in the address, which is logged. */
export const registrationHeader = 'x-schakel-registration'
