// @ts-check

/**
 * The first account of the admin panel, from ADMIN_EMAIL and ADMIN_PASSWORD. Does nothing once anybody has one.
 * @param {import('@strapi/types').Core.Strapi} strapi
 */
async function ensureOperator(strapi) {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env
  const users = strapi.service('admin::user')
  if (!email || !password || (await users.exists({}))) return
  const role = await strapi.service('admin::role').getSuperAdmin()
  await users.create({
    email,
    password,
    firstname: 'Redactie',
    lastname: 'Schakel',
    registrationToken: null,
    isActive: true,
    roles: [role.id],
  })
}

module.exports = { ensureOperator }
