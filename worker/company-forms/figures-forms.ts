import { endFiguresMailForm, figuresMailForm } from '../../client/companies/figures-forms.ts'
import { ownForm } from '../account-forms/account-form.ts'
import { formHandler } from '../forms/form-handler.ts'
import { withMailedCode } from '../forms/with-mailed-code.ts'
import { asMember } from './profile-page.ts'

/** Chooses whether the figures of each month come by mail. */
export const chooseFiguresMail = ownForm(figuresMailForm, {
  act: ({ company, wanted }, { token }, { companyProfiles, here }) =>
    asMember(async () => {
      await companyProfiles.chooseFiguresMail(token, company, wanted === 'yes')
      return { kind: 'go', path: here }
    }),
})

/** Ends those mails by the link of one. */
export const endFiguresMail = formHandler(endFiguresMailForm, {
  limit: 'SIGN_IN_LIMIT',
  isRepeatable: true,
  act: (_nothing, { query, companyProfiles }) =>
    withMailedCode(query, { keys: ['afmelden'], broken: 'figures-form.broken' }, async (code) => {
      await companyProfiles.endFiguresMail(code)
      return { kind: 'stay', notice: { key: 'figures-form.done' } }
    }),
})
