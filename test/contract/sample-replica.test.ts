import { describe } from 'vitest'
import { itAnswersAsStrapi } from './support/same-answers.ts'

// The site answers from it while Strapi is still being installed; when Strapi takes over, no reader may see a difference.
describe('the replica that the seed has filled answers as Strapi does', itAnswersAsStrapi)
