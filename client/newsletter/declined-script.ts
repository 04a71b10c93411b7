import { prompts } from '../content/prompt.ts'
import { declinedKey } from '../state/declined.ts'

/**
 * Part of the head script: a band that the reader declined isn't there when the page is first painted. Its own code comes later, and would
 * take it away from under the reader's eyes. As in `isDeclined`, without storage nobody is asked.
 */
export const declinedScript = `(function(d){try{if(Date.now()-localStorage.getItem('${declinedKey('newsletter')}')>=${prompts.newsletter.declinedDays}*864e5)return}catch{}d.newsletter='declined'})(document.documentElement.dataset)`
