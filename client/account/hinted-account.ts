const hint = /(?:^|; )schakel_account=([1-9]\d*)(?:;|$)/

/**
 * Number of the account that this browser is signed in to, as a cookie tells that the worker sets and clears with the token.
 * @returns null where nobody is signed in.
 */
export function hintedAccount(): number | null {
  const [, id] = hint.exec(document.cookie) ?? []
  return id === undefined ? null : Number(id)
}
