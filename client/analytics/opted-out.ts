/** Cookie of a browser whose reader doesn't want to be counted. Scripts read it too. */
export const optOutCookie = 'schakel_niet_tellen'
