/** Buying and reading one issue of the magazine, in English. */
export const texts = {
  issues: {
    order: {
      title: 'Buy a single issue',
      heading: 'Buy ‘{{title}}’',
      intro: 'One issue of the magazine, to read or by post as well.',
      issue: 'Schakel, {{edition}}',
      copy: 'What would you like to receive?',
      copies: { digital: 'Digital', paper: 'On paper by post, and digital' },
      'paper-only': 'On paper by post',
      'email-hint': 'We send the link to read it here, with the invoice.',
      submit: 'Order with obligation to pay',
      note: 'You pay at once, with {{methods}}, and read right after. Prices include VAT and postage in the Netherlands and Belgium. A single issue cannot be returned.',
      'note-paper':
        'You pay at once, with {{methods}}. The price includes VAT and postage in the Netherlands and Belgium. A single issue cannot be returned.',
    },
    refused: {
      closed: 'Single issues cannot be bought right now. Try again later, or mail abonnee@schakel.example.',
      gone: 'This issue is no longer sold that way. Reload the page.',
      'no-delivery':
        'We post issues in the Netherlands and Belgium. Choose an address there, or read the digital one.',
    },
    read: {
      title: 'Read your issue',
      description: 'A single issue of the magazine that you bought.',
      text: 'Thank you for your order. Download the issue; this page keeps working.',
      'on-paper':
        'You bought this issue on paper; it is posted within two working days. If there will be a PDF, you find it here.',
      withdrawn:
        'This issue cannot be read at the moment. Mail abonnee@schakel.example and we will help you.',
      order:
        'Order {{order}}. Whoever has the address of this page can read the issue, so please do not pass it on.',
      paper: 'Order {{order}}. The issue on paper is posted within two working days.',
      number: 'Order {{order}}.',
      download: 'Download the PDF',
      flipbook: 'Leaf through it online',
      all: 'All issues',
      'unpaid-title': 'This issue is not paid',
      'unpaid-text': 'We have not seen the payment, or it has gone back. Once it is here, you can read.',
      'broken-title': 'There is no such issue',
      'broken-text': 'The link is wrong. Use the button in our mail, or look at your registrations.',
    },
  },
} as const
