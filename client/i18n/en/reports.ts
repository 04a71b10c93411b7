/** Reporting a vacancy, in English. */
export const texts = {
  report: {
    title: 'Report this vacancy',
    about: '{{title}} at {{employer}}',
    back: 'Back to the vacancy',
  },
  'report-form': {
    title: 'What is wrong?',
    intro:
      'Is something wrong or against the law? Our editors look into every report, and take a vacancy off the site where needed.',
    submit: 'Send report',
    reason: 'Reason',
    reasons: {
      fraud: 'Fraud or phishing',
      discrimination: 'Discrimination',
      misleading: 'Misleading or wrong information',
      unlawful: 'Something else that is against the law',
      outdated: 'The job is taken or does not exist',
      other: 'Something else',
    },
    explanation: 'Explanation',
    'explanation-hint': 'What does it say, where, and why is that wrong or unlawful?',
    name: 'Name',
    email: 'E-mail address',
    'email-hint': 'Only needed if you want to hear what we decide. The employer does not get your details.',
    done: 'Thank you, your report is with our editors.',
    'done-mailed':
      'Thank you, your report is with our editors. We have sent you a confirmation and will tell you what we decide.',
  },
} as const
