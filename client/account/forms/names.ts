import type { FormDefinition } from '../../forms/define-form.ts'

type NamesIn<Module> = {
  [Key in keyof Module]: Module[Key] extends FormDefinition<infer Name> ? Name : never
}[keyof Module]

/** The name of a form of the accounts. */
export type AccountFormName = NamesIn<
  typeof import('./activate.ts') &
    typeof import('./company.ts') &
    typeof import('./cv.ts') &
    typeof import('./delete.ts') &
    typeof import('./email.ts') &
    typeof import('./follows.ts') &
    typeof import('./language.ts') &
    typeof import('./mail-link.ts') &
    typeof import('./members.ts') &
    typeof import('./new-password.ts') &
    typeof import('./newsletters.ts') &
    typeof import('./password.ts') &
    typeof import('./press.ts') &
    typeof import('./profile.ts') &
    typeof import('./register.ts') &
    typeof import('./registration.ts') &
    typeof import('./saved-item.ts') &
    typeof import('./session.ts') &
    typeof import('./sign-in.ts')
>
