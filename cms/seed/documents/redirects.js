// @ts-check

const { seedDocument } = require('../document.js')

const madeAt = '2026-08-24T09:00:00+02:00'

/** @param {import('../read-content.js').Reading} reading @returns {import('../document.js').SeedDocument[]} */
function readRedirects({ files, dates }) {
  return files.yaml('redirects.yaml').map((fields) => {
    const from = fields.text('from')
    const data = {
      from,
      to: fields.optional('to') ?? null,
      code: fields.required('code'),
      keepQuery: fields.required('keepQuery'),
      active: true,
      hits: 0,
      note: fields.optional('note') ?? null,
    }
    fields.done()
    return seedDocument('redirect', from, null, dates.instant(madeAt), data)
  })
}

module.exports = { readRedirects }
