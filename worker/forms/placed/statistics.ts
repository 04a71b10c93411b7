import { form } from '../../../client/forms/placed/statistics.ts'
import { formHandler } from '../form-handler.ts'

/** Remembers in the browser whether it is counted; nothing else knows. */
export const handler = formHandler(form, {
  isRepeatable: true,
  async act({ choice }, { chooseStatistics }) {
    chooseStatistics(choice === 'counted')
    return { kind: 'stay', notice: { key: `statistics-form.done-${choice}` } }
  },
})
