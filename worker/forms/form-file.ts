import type { Context } from 'hono'
import { fileLimits } from '../../client/files/file-limits.ts'
import { uploadIn, uploadText } from '../../client/files/upload.ts'
import type { FormDefinition } from '../../client/forms/define-form.ts'
import type { FieldErrors } from '../../client/forms/field-message.ts'
import { problemMessage } from '../../client/forms/file-message.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { FileRefusal } from '../files/file-refusal.ts'
import type { PrivateFile } from '../files/private-file.ts'
import { claimUpload, keepUpload, storeUpload } from '../files/uploads.ts'
import { report } from '../report.ts'
import type { Outcome, Refused } from './form-handler.ts'
import type { SentForm } from './sent-form.ts'
import { tooMany, unavailable } from './transient-refusal.ts'

type FileFieldOf = NonNullable<FormDefinition['file']>

/** A form whose file has been stored, if it brought one. */
interface Uploaded {
  sent: SentForm
  /** What is wrong with the file. */
  errors: FieldErrors
}

/**
 * Stores the file that a form without script brought along. From then on the form holds its upload, as a form with script does, so that
 * the file stays whatever else is wrong.
 * @returns A refusal if it can't be stored now.
 */
export async function uploadSentFile(
  c: Context<AppEnv>,
  { file: field }: FormDefinition,
  sent: SentForm,
): Promise<Uploaded | Refused> {
  const { file } = sent
  if (!field || file === null) return { sent, errors: {} }
  const wrong = (problem: Parameters<typeof problemMessage>[0]): Uploaded => ({
    sent,
    errors: {
      [field.field]: problemMessage(problem, fileLimits[field.purpose], c.var.address.locale),
    },
  })
  if (typeof file === 'string') return wrong(file)
  try {
    const stored = await storeUpload(c, field.purpose, file)
    if (stored.state === 'refused') return wrong('infected')
    return { sent: { ...sent, values: { ...sent.values, [field.field]: uploadText(stored) } }, errors: {} }
  } catch (failure) {
    if (failure instanceof FileRefusal) return wrong(failure.problem)
    if (!(failure instanceof SiteError)) throw failure
    if (failure.name === 'TooManyError') return tooMany
    report('form', failure, { requestId: c.var.requestId })
    return unavailable
  }
}

/**
 * Lets a form act with the file that it names: the file belongs to the form's record, and stays once the form has acted.
 * @param key Idempotency key of the form; its record is named by it.
 */
export async function withFile(
  c: Context<AppEnv>,
  { name, file: field }: FormDefinition,
  { values }: SentForm,
  key: string,
  act: (file: PrivateFile | null) => Promise<Outcome>,
): Promise<Outcome> {
  const upload = field && uploadIn(String(values[field.field] ?? ''))
  if (!upload) return act(null)
  const { visitor } = c.var
  const owner = visitor.signedIn ? visitor.userId : null
  try {
    const claim = { purpose: field.purpose, record: `${name}/${key}`, owner }
    const file = await claimUpload(c.env.DB, upload.id, claim).catch(storeDown)
    if (!file) return gone(field)
    const outcome = await act(file)
    // Sent again with the same key, the form finds its file, and the backend knows that it has the form.
    if (outcome.kind !== 'refused') await keepUpload(c.env.DB, file).catch(storeDown)
    return outcome
  } catch (failure) {
    if (!(failure instanceof SiteError)) throw failure
    report('form', failure, { requestId: c.var.requestId })
    return unavailable
  }
}

function storeDown(cause: unknown): never {
  throw new SiteError('UnavailableError', {}, { cause })
}

function gone({ field }: FileFieldOf): Refused {
  return {
    kind: 'refused',
    status: 422,
    errors: { [field]: { key: 'form.file-gone' } },
    notice: { key: 'form.incomplete' },
  }
}
