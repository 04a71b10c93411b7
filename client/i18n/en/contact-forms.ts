import type { texts as nl } from '../nl/contact-forms.ts'
import type { Same } from '../texts.ts'

/** Forms for a message to a department, a tip, and requests of advertisers, in English. */
export const texts: Same<typeof nl> = {
  'contact-form': {
    title: 'Send us a message',
    intro: 'You get a copy by email, and usually an answer within two working days.',
    submit: 'Send message',
    department: 'Department',
    departments: {
      editorial: 'Newsroom',
      sales: 'Advertising and profiles',
      readers: 'Subscriptions',
      jobs: 'Vacancy desk',
      technical: 'Technical support',
    },
    subject: 'Subject',
    message: 'Message',
    name: 'Name',
    email: 'Email address',
    phone: 'Phone number',
    company: 'Company',
    done: 'Thank you, your message has been sent. A copy goes to {{email}}. We usually answer within two working days.',
  },
  'tip-form': {
    title: 'Tip off the newsroom',
    intro: 'Do you know something the trade should know? Your message goes straight to the newsroom.',
    submit: 'Send tip',
    message: 'Your tip',
    'message-hint': 'What is going on, where and since when? And how do you know?',
    attachment: 'Attachment',
    'attachment-hint': 'A document or picture that supports your tip. Only the editors can open it.',
    'mail-subject': 'Tip from {{page}}',
    copy: 'Send me a copy of my tip',
    done: 'Thank you, the newsroom has your tip. We will get back to you if we follow it up.',
    'done-copy':
      'Thank you, the newsroom has your tip. A copy goes to {{email}}. We will get back to you if we follow it up.',
  },
  'advertise-form': {
    title: 'Ask for a proposal',
    intro: 'Within one working day we tell you what is possible, what it costs and which dates are free.',
    submit: 'Send request',
    product: 'What is it about?',
    other: 'Something else',
    message: 'Your question',
    'message-hint': 'Whom do you want to reach, and when?',
    done: 'Thank you, our sales team has your request. A copy goes to {{email}}. You get an answer within one working day.',
  },
  'whitepaper-form': {
    title: 'Read this white paper',
    intro: 'You get the PDF at once, and the link by e-mail.',
    submit: 'Request the white paper',
    email: 'Work e-mail address',
  },
}
