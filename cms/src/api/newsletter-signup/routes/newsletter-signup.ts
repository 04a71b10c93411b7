import { factories } from '@strapi/strapi'

export default factories.createCoreRouter('api::newsletter-signup.newsletter-signup')
