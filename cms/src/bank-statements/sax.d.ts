/** What we use of it: the package brings no types. */
declare module 'sax' {
  interface Parser {
    onopentag: (tag: {
      local: string
      uri: string
      attributes: Record<string, { local: string; value: string }>
    }) => void
    onclosetag: () => void
    ontext: (text: string) => void
    oncdata: (text: string) => void
    ondoctype: () => void
    onerror: (error: Error) => void
    write: (text: string) => Parser
    close: () => Parser
  }

  const sax: { parser: (isStrict: true, options: { xmlns: true; strictEntities: true }) => Parser }
  export default sax
}
