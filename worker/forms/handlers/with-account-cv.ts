import { form as applicationForm } from '../../../client/forms/placed/application.ts'
import { accountCv } from '../../applications/account-cv.ts'
import { SiteError } from '../../errors.ts'
import { FileRefusal } from '../../files/file-refusal.ts'
import type { PrivateFile } from '../../files/private-file.ts'
import { copyForRecord, keepUpload } from '../../files/uploads.ts'
import { report } from '../../report.ts'
import type { FormContext, Outcome } from '../form-handler.ts'
import { unavailable } from '../transient-refusal.ts'

/**
 * Lets an application act with a copy of the CV in the account: what the employer has doesn't change with the account, and ends with the
 * application.
 * @param missing What comes of it if the account has none.
 */
export async function withAccountCv(
  context: FormContext,
  missing: Outcome,
  act: (copy: PrivateFile) => Promise<Outcome>,
): Promise<Outcome> {
  const record = `${applicationForm.name}/${context.idempotencyKey}`
  try {
    const cv = await accountCv(context)
    const copy = cv && (await copyForRecord(context.files, cv, { purpose: 'application', record }))
    if (!copy) return missing
    const outcome = await act(copy)
    if (outcome.kind !== 'refused') await keepUpload(context.env.DB, copy)
    return outcome
  } catch (failure) {
    if (failure instanceof FileRefusal) return missing
    if (!(failure instanceof SiteError)) throw failure
    report('form', failure)
    return unavailable
  }
}
