import type { PluginObject, PluginPass } from '@babel/core';
import { types } from '@babel/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

const isMessage = (node: types.ObjectExpression) =>
  node.leadingComments?.some((comment) => comment.value.includes('i18n')) ?? false;

const isNamed = (property: types.ObjectProperty, name: string) =>
  types.isIdentifier(property.key, { name }) || types.isStringLiteral(property.key, { value: name });

function compile(node: types.ObjectExpression) {
  for (const property of node.properties) {
    if (!types.isObjectProperty(property) || !isNamed(property, 'message')) continue;
    if (!types.isStringLiteral(property.value)) continue;
    property.value = types.valueToNode(compileMessage(property.value.value)) as types.Expression;
  }
}

/**
 * Compiles the English texts that the macros leave in the code, because the production runtime has no
 * message compiler and English has no catalogue to download.
 */
export function inlineMessages(): PluginObject<PluginPass> {
  return {
    name: 'inline-messages',
    visitor: {
      Program: {
        exit(program) {
          program.traverse({
            ObjectExpression(path) {
              if (isMessage(path.node)) compile(path.node);
            },
          });
        },
      },
    },
  };
}
