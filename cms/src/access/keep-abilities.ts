import type { Core } from '@strapi/strapi'
import { keeper } from './keeper.ts'

/** Makes abilities for accounts of the panel, as Strapi reads them with each request: with their roles. */
interface PanelEngine {
  generateUserAbility: (user: object) => Promise<unknown>
}

/** More than there are accounts of the panel that work at the same time. */
const mostAbilities = 200

/**
 * Strapi works out from scratch what its caller may do, with each request: of an account of the panel, hundreds of permissions are read and
 * evaluated, which takes longer than most of what is asked. This keeps the results, by everything that they depend on. After plugins have
 * started: their actions must be known.
 */
export function keepAbilities(strapi: Core.Strapi): void {
  const api = strapi.contentAPI.permissions.engine
  const fromPermissions = api.generateAbility.bind(api)
  const keepForApi = keeper<Awaited<ReturnType<typeof fromPermissions>>>(mostAbilities)
  api.generateAbility = (permissions, options) =>
    options
      ? fromPermissions(permissions, options)
      : keepForApi(permissions, () => fromPermissions(permissions))

  const panel: PanelEngine = strapi.service('admin::permission').engine
  const ofUser = panel.generateUserAbility.bind(panel)
  const keepForPanel = keeper<unknown>(mostAbilities)
  // Conditions, such as being who made an entry, ask for nothing but the account.
  panel.generateUserAbility = async (user) =>
    keepForPanel([user, await stateOfPermissions(strapi)], () => ofUser(user))
}

/** Changes with every change of what roles may do: numbers of rows are never given twice. Other processes may change it too, so it is read. */
function stateOfPermissions(strapi: Core.Strapi): Promise<unknown> {
  const { tableName, attributes } = strapi.db.metadata.get('admin::permission')
  const { joinTable } = attributes.role as unknown as { joinTable: { name: string } }
  const rows = strapi.db.connection
  return rows
    .select([
      rows(tableName).count('*').as('count'),
      rows(tableName).max('id').as('last'),
      rows(tableName).max('updated_at').as('changed'),
      rows(joinTable.name).count('*').as('links'),
      rows(joinTable.name).max('id').as('last_link'),
    ])
    .first()
}
