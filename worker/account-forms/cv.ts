import { cvForm, removeCvForm } from '../../client/account/forms/cv.ts'
import { fileLimits } from '../../client/files/file-limits.ts'
import type { FileProblem } from '../../client/files/file-problem.ts'
import { problemMessage } from '../../client/forms/file-message.ts'
import type { SignedInVisitor } from '../accounts/visitor.ts'
import { FileRefusal } from '../files/file-refusal.ts'
import { accountRecord } from '../files/private-file.ts'
import type { FormContext } from '../forms/form-handler.ts'
import { ownForm } from './account-form.ts'

const { cv: limits } = fileLimits

/** Stores a CV, replacing the old one, for browsers without script. */
export const storeCv = ownForm(cvForm, {
  limit: 'FILE_LIMIT',
  maxFileBytes: limits.maxBytes,
  async act(_nothing, reader, context) {
    const problem = await problemOfStoring(reader, context)
    if (!problem) return { kind: 'go', path: `${context.href('account')}#cv` }
    return { kind: 'refused', status: 422, notice: problemMessage(problem, limits, context.locale) }
  },
})

/** Deletes the CV; does nothing without one. */
export const removeCv = ownForm(removeCvForm, {
  async act(_nothing, { userId }, { files, href }) {
    const all = await files.filesOf(accountRecord(userId))
    for (const { id, purpose } of all) if (purpose === 'cv') await files.removeFile(id)
    return { kind: 'go', path: `${href('account')}#cv` }
  },
})

async function problemOfStoring(
  { userId }: SignedInVisitor,
  { file, files }: FormContext,
): Promise<FileProblem | null> {
  if (file === null) return 'missing'
  if (typeof file === 'string') return file
  try {
    const record = accountRecord(userId)
    const { state } = await files.storeFile({ purpose: 'cv', owner: userId, record, ...file })
    return state === 'refused' ? 'infected' : null
  } catch (failure) {
    if (!(failure instanceof FileRefusal)) throw failure
    return failure.problem
  }
}
