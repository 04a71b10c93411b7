import type { OwnVacancyCard } from '../content/own-vacancy.ts'
import type { VacancyPress } from './press-forms.ts'

type Shown = Pick<OwnVacancyCard, 'state' | 'change'>

/** What can be done with a vacancy by one press, most useful first. */
export function pressesOf({ state, change }: Shown): VacancyPress[] {
  switch (state) {
    case 'published':
      return ['renew', 'pause', 'fill', 'copy', ...drop(change)]
    case 'paused':
      return ['resume', 'fill', 'renew', 'copy', ...drop(change)]
    case 'expired':
      return ['renew', 'fill', 'copy', ...drop(change)]
    case 'filled':
      return ['renew', 'copy', ...drop(change)]
    case 'draft':
    case 'rejected':
    case 'submitted':
      return ['copy', 'discard']
    default:
      return ['copy']
  }
}

function drop(change: Shown['change']): VacancyPress[] {
  return change ? ['discard'] : []
}

/** Whether its text can be changed: not while it waits for its payment or its day. */
export function isEditable({ state }: Pick<Shown, 'state'>): boolean {
  return state !== 'awaiting-payment' && state !== 'approved'
}

/** Whether its employer has yet to send it in, for the first time or again. */
export function isUnfinished({ state }: Pick<Shown, 'state'>): boolean {
  return state === 'draft' || state === 'rejected'
}

/** Whether it is closed, so that another period puts it back on the site. */
export function isClosed({ state }: Pick<Shown, 'state'>): boolean {
  return state === 'filled' || state === 'expired'
}
