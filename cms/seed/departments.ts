import type { Core } from '@strapi/strapi'

const uid = 'api::department.department'

/** Where mail to the sample departments goes. */
export async function seedDepartments(strapi: Core.Strapi) {
  if ((await strapi.db.query(uid).count({ where: {} })) > 0) return
  await strapi.documents(uid).create({
    data: {
      editorial: 'redactie@schakel.example',
      sales: 'verkoop@schakel.example',
      readers: 'abonnee@schakel.example',
      jobs: 'vacatures@schakel.example',
      technical: 'techniek@schakel.example',
    },
  })
}
