/** The content of `virtual:client-manifest` in tests: a build's chunks, named as by Vite. */
export const builtFiles = {
  id: 'test-build',
  timestamp: 1_763_700_000_000,
  development: false,
  files: {
    'client/entry.tsx': {
      file: 'assets/entry-B1aa.js',
      css: ['assets/entry-B1bb.css'],
      imports: ['_teaser-B1cc.js'],
      dynamicImports: [
        'client/pages/home/HomePage.tsx',
        'client/pages/section/SectionPage.tsx',
        'client/pages/news/NewsPage.tsx',
        'client/pages/tag/TagPage.tsx',
        'client/pages/tags/TagsPage.tsx',
        'client/pages/tags/TagsInitialPage.tsx',
        'client/pages/slug/SlugPage.tsx',
        'client/pages/not-found/NotFoundPage.tsx',
        'client/i18n/nl/core.ts',
        'client/i18n/en/core.ts',
        'client/i18n/de/core.ts',
      ],
    },
    '_teaser-B1cc.js': { file: 'assets/teaser-B1cc.js', css: ['assets/teaser-B1dd.css'] },
    '_blocks-B1ee.js': { file: 'assets/blocks-B1ee.js', css: ['assets/blocks-B1ff.css'] },
    'client/pages/home/HomePage.tsx': page('home', ['_teaser-B1cc.js']),
    'client/pages/section/SectionPage.tsx': page('section', ['_teaser-B1cc.js']),
    'client/pages/news/NewsPage.tsx': page('news', ['_teaser-B1cc.js', '_blocks-B1ee.js']),
    'client/pages/tag/TagPage.tsx': page('tag', ['_teaser-B1cc.js']),
    'client/pages/tags/TagsPage.tsx': page('tags', []),
    'client/pages/tags/TagsInitialPage.tsx': page('tags-initial', []),
    'client/pages/slug/SlugPage.tsx': page('slug', ['_blocks-B1ee.js']),
    'client/pages/not-found/NotFoundPage.tsx': page('not-found', []),
    'client/i18n/nl/core.ts': { file: 'assets/nl-B1gg.js' },
    'client/i18n/en/core.ts': { file: 'assets/en-B1hh.js' },
    'client/i18n/de/core.ts': { file: 'assets/de-B1ii.js' },
  },
}

function page(name: string, imports: string[]) {
  return { file: `assets/${name}-B1jj.js`, css: [`assets/${name}-B1kk.css`], imports }
}
