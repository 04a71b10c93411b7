/** Following topics, in English. */
export const texts = {
  follows: {
    followed:
      'You follow {{name}}. News about it is under “For you” on the front page. Your account offers it by e-mail too.',
    'followed-here':
      'You follow {{name}}. In this browser, news about it is under “For you” on the front page.',
    left: 'You no longer follow {{name}}.',
    full: 'You follow 50 topics, which is the most. Stop following another one first.',
    failed: 'That did not work. Try again in a minute.',
    none: 'Nothing has appeared about it in the last two weeks.',
    more: 'Choose more topics',
    you: 'You follow',
  },
} as const
