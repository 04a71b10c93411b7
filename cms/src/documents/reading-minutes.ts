import { readingMinutes } from './reading-time.ts'
import { type DocumentMiddleware, uidOf, writes } from './types.ts'

/** Calculates an article's reading time whenever its body is saved. */
export function deriveReadingMinutes(): DocumentMiddleware {
  return async function deriveReadingMinutes(call, next) {
    const data = call.params.data
    if (call.uid === uidOf('content') && writes(call) && data?.body)
      data.readingMinutes = readingMinutes(data.body)
    return next()
  }
}
