//! Looks into one message: which variables and other messages it uses, and whether it does what a page cannot.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, Identifier, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};

/// What a message is made of.
#[derive(Default)]
pub(super) struct Found {
    pub(super) variables: BTreeSet<String>,
    pub(super) answers: Answers,
    pub(super) references: BTreeSet<String>,
    pub(super) faults: Vec<Fault>,
}

/// What a message does with its variables, of which some hold answers of visitors.
#[derive(Default)]
pub(crate) struct Answers {
    /// The variables that it prints.
    pub(crate) printed: BTreeSet<String>,
    /// Those that it prints also where they hold `none`.
    pub(crate) printed_unasked: BTreeSet<String>,
    /// The variables that it selects by, and the names of the variants.
    pub(crate) variants: BTreeMap<String, BTreeSet<String>>,
    /// While looking: variables that a selection around has told apart from `none`.
    known: Vec<String>,
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
                if let InlineExpression::VariableReference { id } = inline {
                    self.answers.print(id.name);
                }
                self.inline(inline);
            }
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let variable = match selector {
                    InlineExpression::VariableReference { id } => Some(id.name),
                    _ => None,
                };
                if let Some(variable) = variable {
                    let names = variants.iter().map(|variant| key_of(variant).to_owned());
                    let of_variable = self.answers.variants.entry(variable.to_owned());
                    of_variable.or_default().extend(names);
                }
                let asks_for_none = variants.iter().any(|variant| key_of(variant) == NONE);
                for variant in variants {
                    let told_apart = variable.filter(|_| asks_for_none && key_of(variant) != NONE);
                    self.answers.known.extend(told_apart.map(str::to_owned));
                    self.pattern(&variant.value);
                    if told_apart.is_some() {
                        self.answers.known.pop();
                    }
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

impl Answers {
    fn print(&mut self, variable: &str) {
        self.printed.insert(variable.to_owned());
        if !self.known.iter().any(|known| known == variable) {
            self.printed_unasked.insert(variable.to_owned());
        }
    }
}

/// What a variable holds whose step was not answered.
pub(crate) const NONE: &str = "none";

const fn key_of<'a>(variant: &Variant<&'a str>) -> &'a str {
    match variant.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

/// The name of what is referred to. No text has an attribute, so a reference to one never finds anything.
fn reference(id: &str, attribute: Option<&Identifier<&str>>) -> String {
    match attribute {
        Some(attribute) => format!("{id}.{}", attribute.name),
        None => id.to_owned(),
    }
}
