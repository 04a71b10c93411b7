import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::campaign-link.campaign-link')
