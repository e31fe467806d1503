//! Response bodies: bytes that are kept in memory, or whatever a handler of the router made. The first kind is answered
//! without an allocation.

use std::pin::Pin;
use std::task::{Context, Poll};

use bytes::Bytes;
use http_body::{Body as HttpBody, Frame, SizeHint};

/// A response body.
pub enum Body {
    Kept(Bytes),
    Made(axum::body::Body),
}

impl Body {
    pub const fn empty() -> Self {
        Body::Kept(Bytes::new())
    }
}

impl HttpBody for Body {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        match self.get_mut() {
            Body::Kept(bytes) if bytes.is_empty() => Poll::Ready(None),
            Body::Kept(bytes) => Poll::Ready(Some(Ok(Frame::data(std::mem::take(bytes))))),
            Body::Made(body) => Pin::new(body).poll_frame(cx),
        }
    }

    fn is_end_stream(&self) -> bool {
        match self {
            Body::Kept(bytes) => bytes.is_empty(),
            Body::Made(body) => body.is_end_stream(),
        }
    }

    fn size_hint(&self) -> SizeHint {
        match self {
            Body::Kept(bytes) => SizeHint::with_exact(bytes.len() as u64),
            Body::Made(body) => body.size_hint(),
        }
    }
}

impl From<Body> for axum::body::Body {
    fn from(body: Body) -> Self {
        match body {
            Body::Kept(bytes) => bytes.into(),
            Body::Made(body) => body,
        }
    }
}
