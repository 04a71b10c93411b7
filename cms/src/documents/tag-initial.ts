import { initialOf } from './initial.ts'
import { type DocumentMiddleware, uidOf, writes } from './types.ts'

/** Sets the initial whenever a tag gets a name. */
export function tagInitial(): DocumentMiddleware {
  return async function tagInitial(call, next) {
    const data = call.params.data
    const name = data?.name
    if (call.uid === uidOf('tag') && writes(call) && data && typeof name === 'string' && name)
      data.initial = initialOf(name)
    return next()
  }
}
