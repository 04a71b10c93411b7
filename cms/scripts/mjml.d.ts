/** What is used of mjml 5, which brings no types. */
declare module 'mjml' {
  export default function mjml2html(
    source: string,
    options: { keepComments: boolean; validationLevel: 'strict' },
  ): Promise<{ html: string; errors: { formattedMessage: string }[] }>
}
