//! The engine against small bundles that misbehave in every way it must survive.

use std::time::Duration;

use super::{Engine, Limits, RenderError};

fn limits() -> Limits {
    Limits {
        memory_bytes: 16 * 1024 * 1024,
        stack_bytes: 256 * 1024,
        cpu_time: Duration::from_millis(100),
    }
}

fn engine(body: &str) -> Engine {
    let bundle = format!("globalThis.trichter = {{ render(payload) {{ {body} }} }};");
    Engine::new(&bundle, limits()).expect("a valid bundle")
}

#[test]
fn a_payload_becomes_markup() {
    let engine = engine("return '<p>' + JSON.parse(payload).name + '</p>';");
    assert_eq!(engine.render(r#"{"name":"Übung"}"#).as_deref(), Ok("<p>Übung</p>"));
}

#[test]
fn an_error_names_its_message_and_place() {
    let engine = engine("throw new Error('no such block');");
    let error = engine.render("{}").expect_err("it throws");
    assert!(
        error
            .to_string()
            .starts_with("rendering failed: no such block [at render"),
        "{error}"
    );
}

#[test]
fn an_endless_loop_ends_at_the_deadline() {
    let engine = engine("for (;;) {}");
    assert_eq!(
        engine.render("{}"),
        Err(RenderError::Deadline(Duration::from_millis(100)))
    );
}

#[test]
fn endless_recursion_is_an_error() {
    let engine = engine("const f = () => 1 + f(); return String(f());");
    assert!(matches!(engine.render("{}"), Err(RenderError::Failed(_))));
}

#[test]
fn memory_is_bounded() {
    let engine = engine("const all = []; for (;;) all.push('x'.repeat(100000) + all.length);");
    let error = engine.render("{}").expect_err("the limit holds");
    assert!(
        matches!(error, RenderError::Failed(_) | RenderError::Deadline(_)),
        "{error}"
    );
}

#[test]
fn a_bundle_without_render_does_not_load() {
    let error = Engine::new("globalThis.trichter = {};", limits())
        .err()
        .expect("refused");
    assert!(matches!(error, RenderError::Bundle(_)), "{error}");
    let error = Engine::new("syntax error(", limits()).err().expect("refused");
    assert!(matches!(error, RenderError::Bundle(_)), "{error}");
}

#[test]
fn mails_have_a_function_of_their_own() {
    let bundle = "globalThis.trichter = { render: () => 'a page', renderMail: (payload) => 'a mail to ' + payload };";
    let engine = Engine::new(bundle, limits()).expect("a valid bundle");
    assert_eq!(engine.render("Anna").as_deref(), Ok("a page"));
    assert_eq!(engine.render_mail("Anna").as_deref(), Ok("a mail to Anna"));
}

#[test]
fn a_bundle_without_mails_renders_pages_and_says_so() {
    let engine = engine("return 'a page';");
    let error = engine.render_mail("{}").expect_err("there is no function");
    assert_eq!(
        error.to_string(),
        "rendering failed: the server bundle has no `renderMail`"
    );
    assert_eq!(engine.render("{}").as_deref(), Ok("a page"));
}
