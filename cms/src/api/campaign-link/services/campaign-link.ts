import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::campaign-link.campaign-link')
