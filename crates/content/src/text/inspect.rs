//! Looks into one message: which variables and other messages it uses, and whether it does what a page cannot.

use std::collections::BTreeSet;

use fluent_syntax::ast::{CallArguments, Entry, Expression, Identifier, InlineExpression, Pattern, PatternElement};

/// What a message is made of.
#[derive(Default)]
pub(super) struct Found {
    pub(super) variables: BTreeSet<String>,
    pub(super) references: BTreeSet<String>,
    pub(super) faults: Vec<Fault>,
}

/// A use of Fluent that would print differently in the server and in the browser.
pub(super) struct Fault {
    pub(super) code: &'static str,
    pub(super) what: &'static str,
    pub(super) help: &'static str,
}

pub(super) fn inspect(entry: &Entry<&str>) -> Found {
    let mut found = Found::default();
    match entry {
        Entry::Message(message) => {
            if let Some(pattern) = &message.value {
                found.pattern(pattern);
            }
        }
        Entry::Term(term) => found.pattern(&term.value),
        _ => {}
    }
    found
}

impl Found {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => {
                if matches!(inline, InlineExpression::NumberLiteral { .. }) {
                    self.faults.push(Fault {
                        code: "printed-number",
                        what: "prints a number through Fluent",
                        help: "write the digits as text: browsers would format a number, the server would not",
                    });
                }
                self.inline(inline);
            }
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute } => {
                self.references.insert(reference(id.name, attribute.as_ref()));
            }
            InlineExpression::TermReference {
                id,
                attribute,
                arguments,
            } => {
                self.references
                    .insert(format!("-{}", reference(id.name, attribute.as_ref())));
                if let Some(arguments) = arguments {
                    self.faults.push(Fault {
                        code: "term-arguments",
                        what: "gives arguments to a term",
                        help: "make a message for each wording: the two Fluent libraries pass arguments on differently",
                    });
                    self.arguments(arguments);
                }
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                self.faults.push(Fault {
                    code: "fluent-function",
                    what: "calls a function",
                    help: "numbers, money and dates are formatted by the server: take them as a variable",
                });
                self.arguments(arguments);
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        for positional in &arguments.positional {
            self.inline(positional);
        }
        for named in &arguments.named {
            self.inline(&named.value);
        }
    }
}

/// The name of what is referred to. No text has an attribute, so a reference to one never finds anything.
fn reference(id: &str, attribute: Option<&Identifier<&str>>) -> String {
    match attribute {
        Some(attribute) => format!("{id}.{}", attribute.name),
        None => id.to_owned(),
    }
}
