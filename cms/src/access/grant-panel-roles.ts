import type { Core } from '@strapi/strapi'
import { type PanelRole, panelRoles } from './panel-roles.ts'

/** Raise it when `panelRoles` changes: until then operators' own changes to a role stay. */
const version = 6

const explorer = 'plugin::content-manager.explorer'

/** One permission of a role, as Strapi stores it. */
interface Permission {
  action: string
  subject?: string | null
  properties?: { fields?: string[]; locales?: string[] }
  conditions?: string[]
}

/** Gives the panel the roles of `panelRoles`, once for each version of them. After plugins have started: their actions must be known. */
export async function grantPanelRoles(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'panel-roles' })
  if ((await store.get({ key: 'version' })) === version) return
  for (const role of panelRoles) await grantRole(strapi, role)
  await store.set({ key: 'version', value: version })
}

async function grantRole(strapi: Core.Strapi, role: PanelRole): Promise<void> {
  const { code, name, description } = role
  const rows = strapi.db.query('admin::role')
  const service = strapi.service('admin::role')
  const known = await rows.findOne({ where: { code } })
  if (known) await rows.update({ where: { id: known.id }, data: { name, description } })
  const { id } = known ?? (await service.create({ code, name, description }))
  await service.assignPermissions(id, permissionsOf(strapi, role))
}

function permissionsOf(strapi: Core.Strapi, { types, accounts, files, plugins }: PanelRole): Permission[] {
  const ofTypes = Object.entries(types).flatMap(([name, abilities]) =>
    abilities.flatMap((ability) => typePermissions(strapi, `api::${name}.${name}`, ability)),
  )
  return [
    ...ofTypes,
    ...accountPermissions(accounts),
    ...filePermissions(files),
    ...plugins.map((action) => ({ action, subject: null })),
  ]
}

const actions = {
  read: ['read'],
  edit: ['create', 'update'],
  delete: ['delete'],
  publish: ['publish'],
  own: ['create', 'read', 'update'],
}

function typePermissions(strapi: Core.Strapi, subject: string, ability: keyof typeof actions): Permission[] {
  const type = strapi.contentTypes[subject as keyof typeof strapi.contentTypes]
  if (!type) throw new Error(`The role of the panel names ${subject}, which is no content type`)
  if (ability === 'publish' && !type.options?.draftAndPublish) return []
  const isLocalized = Boolean((type.pluginOptions?.i18n as { localized?: boolean } | undefined)?.localized)
  const locales = isLocalized ? { locales: ['nl', 'en', 'de'] } : {}
  const fields: string[] = strapi
    .service('admin::content-type')
    .getNestedFields(type, { components: strapi.components })
  const conditions = ability === 'own' ? ['admin::is-creator'] : []
  return actions[ability].map((action) => ({
    action: `${explorer}.${action}`,
    subject,
    // Deleting and publishing are of whole entries.
    properties: action === 'delete' || action === 'publish' ? locales : { fields, ...locales },
    conditions: action === 'create' ? [] : conditions,
  }))
}

/** Who an account belongs to, and what it may read; nothing else of it is shown or changed. */
function accountPermissions(accounts: PanelRole['accounts']): Permission[] {
  if (accounts === 'closed') return []
  const subject = 'plugin::users-permissions.user'
  return [
    {
      action: `${explorer}.read`,
      subject,
      properties: { fields: ['username', 'email', 'firstName', 'lastName', 'tier'] },
    },
    { action: `${explorer}.update`, subject, properties: { fields: ['tier'] } },
  ]
}

function filePermissions(files: PanelRole['files']): Permission[] {
  if (files === 'read') return [{ action: 'plugin::upload.read' }]
  const conditions = files === 'own' ? ['admin::is-creator'] : []
  return [
    { action: 'plugin::upload.read', conditions: [] },
    { action: 'plugin::upload.configure-view' },
    { action: 'plugin::upload.assets.create' },
    { action: 'plugin::upload.assets.update', conditions },
    { action: 'plugin::upload.assets.download' },
    { action: 'plugin::upload.assets.copy-link' },
  ]
}
