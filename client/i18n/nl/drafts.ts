/** Words about forms that keep what was typed, in Dutch. */
export const texts = {
  draft: {
    kept: 'Wat u typt, bewaren we dertig dagen bij uw account, of tot u het verstuurt.',
    'no-files': 'Bestanden bewaren we niet.',
    found: 'Hier staat wat u eerder typte, op {{moment}}.',
    discard: 'Leeg beginnen',
    failed: 'Wat u typt, konden we nu niet bewaren. Het staat er nog zolang deze pagina open is.',
  },
} as const
