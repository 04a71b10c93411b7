import type { Core } from '@strapi/strapi'

const uid = 'api::department.department'

/** Who answers mail, as the single type `department` and the contact form name them. */
export const departments = ['editorial', 'sales', 'readers', 'jobs', 'technical'] as const

export type Department = (typeof departments)[number]

/**
 * The mail address of a department.
 * @returns Null while the editors haven't filled it in.
 */
export async function addressOf(strapi: Core.Strapi, department: Department): Promise<string | null> {
  const addresses = await strapi.db.query(uid).findOne({ where: {} })
  return addresses?.[department] ?? null
}
