/** Applying for a vacancy, and what candidates see of it afterwards, in English. */
export const texts = {
  'application-form': {
    title: 'Apply for this vacancy',
    intro:
      'Your application goes straight to the employer. You need no account. Everything is deleted: four weeks after the job is filled, or else 90 days after the last day of the vacancy.',
    submit: 'Send application',
    name: 'Name',
    email: 'E-mail address',
    phone: 'Telephone number',
    motivation: 'Letter',
    'motivation-hint': 'Why does this job suit you, and when could you start? It may be short.',
    'cv-of': 'CV from your account',
    cv: 'CV',
    'cv-hint': 'Only this employer can open it.',
    links: 'Links',
    'links-hint':
      'Such as your LinkedIn profile or portfolio; each address on a line of its own, five at most.',
    keep: 'Keep for longer',
    closed:
      'This vacancy closed while you were writing; your application has not been sent. What you typed is still here for you to copy.',
    'done-withdrawn': 'Your application has been withdrawn. Your details and your CV have been deleted.',
  },
  application: {
    title: 'Your application',
    'sent-title': 'Your application has been sent',
    'sent-text':
      '{{employer}} has your application and will reply to you directly. We have sent you a confirmation with the link to this page.',
    intro: 'Only your link opens this page. Do not share it.',
    vacancy: 'Vacancy',
    employer: 'Employer',
    gone: 'This vacancy is no longer on the site',
    at: 'Sent on',
    state: 'Status',
    states: { sent: 'Sent', seen: 'Seen', rejected: 'Rejected', hired: 'Hired' },
    cv: 'CV',
    'with-cv': 'Sent along',
    'without-cv': 'Not sent',
    deleted: 'Will be deleted on',
    'deleted-note':
      'Four weeks after the employer closes the vacancy, or else 90 days after its last day. You can withdraw at any time.',
    'deleted-later':
      'You agreed that the employer keeps your application for a year. You can withdraw at any time.',
    withdraw: 'Withdraw application',
    'withdraw-text':
      'Your details and your CV are deleted at once, and the employer is told that you withdraw. This cannot be undone.',
    'withdraw-sure': 'Yes, withdraw my application',
    'withdrawn-title': 'Withdrawn',
    'broken-title': 'This application does not exist (any more)',
    'broken-text':
      'The link is wrong, or the application was withdrawn, or deleted because the time for keeping it was over.',
    jobs: 'View vacancies',
  },
} as const
