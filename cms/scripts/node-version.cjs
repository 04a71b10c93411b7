// Loaded before every program of the backend (`node -r`).

require('./require-node.cjs').requireNode(require('../package.json'))
