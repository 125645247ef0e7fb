import js from "@eslint/js";
import boundaries from "eslint-plugin-boundaries";
import jsxA11y from "eslint-plugin-jsx-a11y";
import react from "eslint-plugin-react";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { elements, importRules } from "./eslint-boundaries.mjs";

const configExports = [
  "ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[id.name='config']",
  "ExportNamedDeclaration > FunctionDeclaration[id.name='config']",
  "ExportSpecifier[exported.name='config']",
].map((selector) => ({
  selector,
  message:
    "Gatsby treats an exported `config` as a page config and builds rendering engines. Use `export *` from functions/.",
}));

const defaultExports = ["ExportDefaultDeclaration", "ExportSpecifier[exported.name='default']"].map(
  (selector) => ({
    selector,
    message: "Export it by name. Only files that Gatsby loads need a default export.",
  }),
);

const fontUnits = {
  selector: "TemplateElement[value.raw=/[0-9](ch|ex)[;)\\s]/]",
  message: "`ch` and `ex` depend on the font, so the box changes when a font loads. Use `em` (theme.widths).",
};

// Change other packages only with documented hooks, not by patching their modules.
const forbiddenPatches = [
  {
    selector:
      "AssignmentExpression > MemberExpression.left > :matches([property.name='prototype'], [name='prototype'])",
    message: "Do not change prototypes. Use a documented hook or option.",
  },
  {
    selector: "AssignmentExpression > MemberExpression.left[property.name='prototype']",
    message: "Do not replace prototypes. Use a documented hook or option.",
  },
  {
    selector:
      "CallExpression[callee.object.name='Object'][callee.property.name=/^(assign|define(Property|Properties)|setPrototypeOf)$/] > MemberExpression.arguments:first-child[property.name='prototype']",
    message: "Do not change prototypes. Use a documented hook or option.",
  },
  {
    selector:
      ":matches(ImportSpecifier[imported.name='setFlagsFromString'], Property[key.name='setFlagsFromString'])",
    message: "Pass V8 flags as arguments of `node` when you start a program.",
  },
];

const forbiddenProperties = [
  ...["_router", "_load", "_resolveFilename", "_extensions", "_compile"].map((property) => ({
    property,
    message: "This is private. Use a documented hook or option.",
  })),
  {
    property: "setFlagsFromString",
    message: "Pass V8 flags as arguments of `node` when you start a program.",
  },
];

// Gatsby or a tool loads the default export of these files. A .d.ts file describes a package's default export.
const defaultExportFiles = [
  "src/pages/**",
  "src/templates/**",
  "src/html.tsx",
  "src/api/**",
  "functions/*.ts",
  "functions/scheduled/*.ts",
  "gatsby-*.ts",
  ".config/*",
  "**/*.d.ts",
];

export default tseslint.config(
  {
    ignores: [
      "node_modules/",
      "public/",
      "editor/",
      ".cache/",
      ".netlify/",
      "static/",
      "test-results/",
      ".test-sites/",
      "coverage/",
      "src/gatsby-types.d.ts",
    ],
  },
  // Change unsuitable rules here, with the reason, instead of disabling them in the code.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  {
    files: ["**/*.ts", "**/*.tsx"],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: [".config/*.ts"] },
        tsconfigRootDir: process.cwd(),
      },
    },
    rules: {
      "@typescript-eslint/ban-ts-comment": [
        "error",
        { "ts-check": true, "ts-expect-error": true, "ts-ignore": true, "ts-nocheck": true },
      ],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // An event handler may be asynchronous: React ignores its promise.
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      // Only methods of React components read `this`, and these methods are never passed on.
      "@typescript-eslint/unbound-method": "off",
      eqeqeq: "error",
      "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }],
      "no-extend-native": "error",
      // The compiler does not see Object.assign on a package's exports.
      "no-import-assign": "error",
      "no-restricted-properties": ["error", ...forbiddenProperties],
    },
  },
  {
    files: ["**/*.test.{ts,tsx}"],
    rules: {
      // Jest's matchers, such as expect.any, are of type any.
      "@typescript-eslint/no-unsafe-assignment": "off",
    },
  },
  {
    files: ["**/*.{ts,tsx,mjs,cjs}"],
    ignores: defaultExportFiles,
    rules: { "no-restricted-syntax": ["error", ...forbiddenPatches, ...defaultExports] },
  },
  {
    files: ["functions/*.ts", "gatsby-*.ts"],
    rules: { "no-restricted-syntax": ["error", ...forbiddenPatches] },
  },
  {
    files: ["src/**"],
    ignores: ["**/*.d.ts"],
    rules: {
      "no-restricted-syntax": ["error", ...forbiddenPatches, ...configExports, ...defaultExports, fontUnits],
    },
  },
  {
    files: ["src/pages/**", "src/templates/**", "src/html.tsx", "src/api/**"],
    rules: { "no-restricted-syntax": ["error", ...forbiddenPatches, ...configExports, fontUnits] },
  },
  {
    files: ["functions/**", "src/api/**"],
    ignores: ["**/*.test.ts", "functions/testing/**"],
    rules: {
      "no-restricted-properties": [
        "error",
        ...forbiddenProperties,
        {
          object: "process",
          property: "env",
          message:
            "The build replaces it with the value on the build machine. Use functions/relay/settings.ts.",
        },
      ],
    },
  },
  {
    files: ["functions/**"],
    ignores: ["functions/relay/settings.ts", "**/*.test.ts", "functions/testing/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          paths: ["node:process", "process"].map((name) => ({
            name,
            importNames: ["env", "default"],
            message: "Only functions/relay/settings.ts may read settings.",
          })),
        },
      ],
    },
  },
  {
    // If a form does not have texts, a static import of the missing file would stop the build.
    files: ["functions/relay/texts.ts"],
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
  {
    files: ["src/**/*.tsx"],
    extends: [
      react.configs.flat.recommended,
      react.configs.flat["jsx-runtime"],
      reactHooks.configs.flat.recommended,
      jsxA11y.flatConfigs.strict,
    ],
    settings: { react: { version: "19" } },
    rules: {
      // In a popover or dialog, autofocus only has an effect when it opens.
      "jsx-a11y/no-autofocus": "off",
      // Captions are for video (WCAG 1.2.2), and these players only play sound.
      "jsx-a11y/media-has-caption": "off",
      "react/no-unknown-property": ["error", { ignore: ["css"] }],
      // TypeScript knows the props.
      "react/prop-types": "off",
    },
  },
  {
    files: ["{src,functions,scripts,tests}/**/*.{ts,tsx}", "gatsby-*.ts"],
    // A test beside its subject may import anything.
    ignores: ["**/*.test.{ts,tsx}"],
    plugins: { boundaries },
    settings: {
      "import/resolver": { node: { extensions: [".ts", ".tsx", ".json"] } },
      "boundaries/elements": elements,
      "boundaries/include": ["src/**", "functions/**", "content/**", "scripts/**", "tests/**", "gatsby-*.ts"],
    },
    rules: {
      "boundaries/element-types": ["error", { default: "disallow", rules: importRules }],
      "boundaries/no-unknown-files": "error",
    },
  },
  {
    files: ["**/*.cjs"],
    languageOptions: { sourceType: "commonjs", globals: { module: "readonly" } },
  },
  {
    files: ["**/*.mjs"],
    languageOptions: { globals: { process: "readonly" } },
  },
);
