import { vacancyActForm } from '../../client/vacancies/press-forms.ts'
import { employerForm } from './employer-form.ts'

/** Does what an employer presses in the list or on the page of a vacancy. */
export const actOnVacancy = employerForm(
  vacancyActForm,
  async ({ vacancy, act }, { token }, { ownVacancies, idempotencyKey, href }) => {
    switch (act) {
      case 'copy': {
        const copy = await ownVacancies.copy(token, vacancy)
        return { kind: 'go', path: href('jobs-plaatsen', {}, { vacature: copy, stap: 'functie' }) }
      }
      case 'discard':
        await ownVacancies.discard(token, vacancy)
        return { kind: 'go', path: href('jobs-mijn') }
      case 'renew':
        await ownVacancies.renew(token, vacancy, idempotencyKey)
        break
      default:
        await ownVacancies.step(token, vacancy, act)
    }
    return { kind: 'stay', notice: { key: `own-vacancy-form.done-${act}` } }
  },
)
