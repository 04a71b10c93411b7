// Loaded before every program of this project (`node -r`). On Linux, npm installs the required Node and puts it first in the path.

require('../cms/scripts/require-node.cjs').requireNode(require('../package.json'))
