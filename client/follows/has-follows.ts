/** Where the browser keeps what is followed (`follows.ts`). */
export const followsKey = 'schakel-follows'

/** Says on the document, before its first paint, that something is followed: room for what is new in it is kept then. */
export const followsScript = `try{if(/"topics":\\["/.test(localStorage.getItem('${followsKey}')))document.documentElement.dataset.follows='on'}catch{}`

/** Whether this browser follows something. */
export function hasFollows(): boolean {
  return document.documentElement.dataset.follows === 'on'
}
