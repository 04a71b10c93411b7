const hint = /(?:^|; )schakel_account=([1-9]\d*)(?:;|$)/

/**
 * Number of the signed-in account, from a cookie that the worker sets and clears together with the token.
 * @returns null if nobody is signed in.
 */
export function hintedAccount(): number | null {
  const [, id] = hint.exec(document.cookie) ?? []
  return id === undefined ? null : Number(id)
}
