// Sets git's hooks path to `.githooks/` after an install. Does nothing outside a git checkout, or if hooks are
// configured already.

const { existsSync } = require('node:fs')
const { spawnSync } = require('node:child_process')

const isCheckout = existsSync('.git')
const hooksPath = isCheckout && spawnSync('git', ['config', 'core.hooksPath'], { encoding: 'utf8' })
if (hooksPath && hooksPath.status === 1) spawnSync('git', ['config', 'core.hooksPath', '.githooks'])
